/** The part of `@actions/core` in use; by name, so that the bundle holds nothing else of it. */
export {
  debug,
  endGroup,
  error,
  getInput,
  getState,
  info,
  notice,
  setSecret,
  startGroup,
  warning,
} from '@actions/core'

import { createRunner } from 'jest-light-runner'

/**
 * Runs test files in plain Node.js processes. The processes of jest-light-runner share one channel,
 * and all get its settings when the first one asks; one that is still loading then misses them, and
 * waits for them forever. Here each has a channel of its own.
 */
export default class extends createRunner({ runtime: 'child_process' }) {
  _runTest(test) {
    const { config: projectConfig } = test.context
    const runner = this._testRunners.get(projectConfig)
    // The first one is alone on the channel.
    if (runner === undefined) return super._runTest(test)
    const { _globalConfig: globalConfig, _runtime: runtime } = this
    const workerData = { globalConfig, projectConfig, runtime }
    return runner.pool.run(test.path, { channel: channelOf(workerData) })
  }
}

/** A channel to one process, which answers when it asks for its settings. */
function channelOf(workerData) {
  let send = () => {}
  return {
    onMessage(listener) {
      send = listener
    },
    postMessage(message) {
      if (message === 'jest-light-runner-get-worker-data')
        send({ type: 'jest-light-runner-worker-data', workerData })
    },
  }
}

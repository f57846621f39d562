/** The event that started the run: what the runner's environment and the payload file say, no network. */
export interface WorkflowEvent {
  /** GITHUB_EVENT_NAME. */
  readonly name: string
  /** The webhook payload; unknown shape until it is looked at. */
  readonly payload: Readonly<Record<string, unknown>>
  /** GITHUB_REF, such as `refs/pull/12/merge`. */
  readonly ref: string
  /** GITHUB_SHA; for pull requests the merge commit, never the head. */
  readonly sha: string
  readonly runId: string
  readonly actor: string
  /** GITHUB_SERVER_URL, such as `https://github.com`. */
  readonly serverUrl: string
  /** GITHUB_API_URL. */
  readonly apiUrl: string
  /** Link to this run. */
  readonly runUrl: string
}

// Snapshots belong to the sources: `lib/` is compiled, and not kept.
const SOURCE = /\/lib(\/__tests__\/(?:.*\/)?)([^/]+)\.js$/

/** @type {import('jest-snapshot').SnapshotResolver} */
export default {
  resolveSnapshotPath: (testPath, extension) =>
    testPath.replace(SOURCE, `$1__snapshots__/$2.ts${extension}`),
  resolveTestPath: (snapshotPath, extension) =>
    snapshotPath
      .slice(0, -extension.length)
      .replace(/(\/__tests__\/(?:.*\/)?)__snapshots__\/([^/]+)\.ts$/, '/lib$1$2.js'),
  testPathForConsistencyCheck: '/lib/__tests__/queue/report.test.js',
}

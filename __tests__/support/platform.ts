import { test } from './jest.js'

export const isWindows = process.platform === 'win32'

/** Windows has no FIFOs and devices, and may refuse to remove or replace a file that is open. */
export const testOnPosix = isWindows ? test.skip : test

/** Only Linux shows open files in `/proc`, has `/dev/full`, and lets a full socket queue wait. */
export const testOnLinux = process.platform === 'linux' ? test : test.skip

/** Windows ends a process at once instead of sending it a signal, so no step can react. */
export const testWithSignals = isWindows ? test.skip : test

// Loaded before the action (`--import`) where time passes between two runs of a rehearsal.
const shiftMs = Number(process.env['REHEARSAL_SHIFT_MS'] ?? 0)
const now = Date.now
Date.now = () => now() + shiftMs
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
})

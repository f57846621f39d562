export function getExecOutput(): Promise<never>

export class ProxyAgent {}
export const fetch: typeof globalThis.fetch

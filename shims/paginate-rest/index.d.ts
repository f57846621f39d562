export function paginateRest(): Record<never, never>

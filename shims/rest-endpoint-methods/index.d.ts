export function restEndpointMethods(): Record<never, never>

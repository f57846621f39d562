/** The address where it can be a link; a browser runs code for other schemes, such as `javascript:`. */
export const webLink = (address: string | null | undefined): string | undefined =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined

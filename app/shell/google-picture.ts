const googleHosted = /^https:\/\/(?:[\w-]+\.)+googleusercontent\.com\/\S*$/;

/** The address of a picture, when Google hosts it; no other host learns who looks at our pages. */
export function googlePicture(address: string | null): string | undefined {
  return address && googleHosted.test(address) ? address : undefined;
}

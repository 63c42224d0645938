/** Of an endpoint that does not count: about four characters a token, so that no call looks free. */
export const estimateTokens = (text: string) => Math.ceil(text.length / 4);

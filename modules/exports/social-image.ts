/** Draws a self-contained HTML page as an image, without loading external resources or running scripts. */
export interface SharePictures {
  /**
   * A PNG of 1200 x 630, the common size of link previews. Throws the reason of the signal when aborted, RetryableError
   * if busy or too slow, TerminalError if there is no usable browser.
   */
  draw(html: string, options: { signal: AbortSignal }): Promise<Buffer>;
}

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Draws a self-contained HTML page as a picture. Nothing the page names outside itself is loaded, and no script runs. */
export interface SharePictures {
  /**
   * A PNG of 1200 x 630, the size that sites show beside a link. Throws the signal's reason when aborted, RetryableError
   * when it is busy or takes too long, TerminalError when there is no usable browser.
   */
  draw(html: string, options: { signal: AbortSignal }): Promise<Buffer>;
}

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

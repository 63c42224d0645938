/** Prints a self-contained HTML page as PDF. Nothing the page names outside itself is loaded, and no script runs. */
export interface PdfPrinter {
  /**
   * A4 with the title above and page numbers below. Throws the signal's reason when aborted, RetryableError when it
   * is busy or takes too long, TerminalError when there is no usable browser.
   */
  print(html: string, options: { title: string; signal: AbortSignal }): Promise<Buffer>;
  close(): Promise<void>;
}

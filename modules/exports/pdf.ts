/**
 * Prints a self-contained HTML page as PDF. Nothing the page names outside itself is loaded, and no script runs. Size,
 * margins, heads and page numbers are those of the page's own style; its title and language become the document's.
 */
export interface PdfPrinter {
  /**
   * An element with `data-page-of` gets the number of the page on which the element of that id stands; one with
   * `data-letters` says which of those letters this machine has no font for, when it lacks any. Throws the signal's reason
   * when aborted, RetryableError when it is busy or takes too long, TerminalError when there is no usable browser.
   */
  print(html: string, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

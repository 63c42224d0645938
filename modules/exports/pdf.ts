/**
 * Prints a self-contained HTML page as PDF, without loading external resources or running scripts. The CSS of the page
 * sets size, margins, page headers and page numbers; its title and language become those of the document.
 */
export interface PdfPrinter {
  /**
   * Fills an element `data-page-of` with the page number of the element of that id, and an element `data-letters` with
   * a notice of those characters that this machine has no font for. Throws the reason of the signal when aborted,
   * RetryableError if busy or too slow, TerminalError if there is no usable browser.
   */
  print(html: string, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

import { productName } from '../modules/kernel/product';

/** The title of a page. */
export const pageTitle = (title?: string): string => (title ? `${title} · ${productName}` : productName);

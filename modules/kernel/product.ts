/** The product's name (contract). */
export const productName = 'Evident';

/** The product's name, in one place (contract). */
export const productName = 'Evident';

/** The texts of the demo. */
export const demoNote =
  'A demo: this product wrote the example report itself, without a language model, from two files of public climate data.';

/** The same steps as a page. */
export const demoAddress = '/how-it-works#example';

/** What is shown, said once and plainly. */
export const demoWords =
  'A demo: this product wrote the example report itself, without a language model, from two files of public climate data.';

/** Where the same steps stand as a page. */
export const demoAddress = '/how-it-works#example';

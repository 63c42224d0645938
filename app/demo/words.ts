/** What is shown, said once and plainly. */
export const demoWords =
  'This is a demo: an example report that this product wrote itself, without a language model, from two files of public climate data. Nothing in it is made up.';

/** Where the same steps stand as a page. */
export const demoAddress = '/how-it-works#example';

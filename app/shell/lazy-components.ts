/** What a page shows only when somebody does something: its code comes then, not with the page. */
export const loadToaster = () => import('~/ui/toaster').then(({ Toaster }) => Toaster);
export const loadSignInDialog = () =>
  import('../auth/sign-in-dialog').then(({ SignInDialog }) => SignInDialog);

/** Fetches them ahead; what cannot be had now is asked for again when it is needed. */
export function preloadLazyComponents(): void {
  void Promise.allSettled([loadToaster(), loadSignInDialog()]);
}

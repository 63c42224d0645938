/** Components that load their code on the first use, not with the page. */
export const loadToaster = () => import('~/ui/toaster').then(({ Toaster }) => Toaster);
export const loadSignInDialog = () => import('./sign-in-dialog').then(({ SignInDialog }) => SignInDialog);

/** Preloads them; a failed load is retried when the component is needed. */
export function preloadLazyComponents(): void {
  void Promise.allSettled([loadToaster(), loadSignInDialog()]);
}

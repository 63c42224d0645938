/** The catch-all route: 404 for addresses that no other route matches. Spec section 2. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Page Not Found' });
}

export default function NotFound() {
  return null;
}

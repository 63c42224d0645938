import { productName } from '../../modules/kernel/product';

/** What other sites show of a page that is linked there; its title and description are its own. */
export function ShareTags({ appUrl }: { appUrl: string }) {
  return (
    <>
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${appUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const shareAlt = `${productName}: reports in which each figure can show what it rests on.`;

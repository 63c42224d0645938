import { productName } from '../../modules/kernel/product';

/** Metadata for link previews on other sites; title and description come from the page itself. */
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

import { renderSVG } from 'uqr';

/** A QR code of `text` as the address of a picture. Paper and ink are the same in the dark. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml;utf8,${encodeURIComponent(
    renderSVG(text, { border: 2, whiteColor: '#fcf7ec', blackColor: '#1d1a26' }),
  )}`;

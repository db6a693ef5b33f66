/**
 * Copies `text`, and says whether that was done. Over plain HTTP there is no clipboard: what is
 * selected in `field` can be copied as ever.
 */
export const copyText = async (
  text: string,
  field: HTMLInputElement | undefined,
): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
};

/** A subtitle's text without the tags for its looks, which players obey: `<i>`, `<b>`, `<u>` and `<font …>`. */
export const withoutTags = (text: string): string => text.replace(/<\/?(?:[ibu]|font\b[^<>]*)>/gi, '');

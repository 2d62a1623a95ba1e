/** What makes a key unique: a UUID or a run of hexadecimal digits in front of the name the person gave. */
const uniquePrefix = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})[-_.](?=.)/i;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The file name in a stored value (a key or an address): its last path segment without query and unique prefix. */
export const getStoredName = (value: string): string => {
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return decode(segment).replace(uniquePrefix, '');
};

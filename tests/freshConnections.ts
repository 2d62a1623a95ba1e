const rested = globalThis.fetch;

/**
 * Sends over a connection of its own. One that has rested since an earlier call may be closed by the server just as the next
 * is sent on it: browsers send such a call anew, `fetch` of Node fails ('other side closed').
 */
const fetchAnew: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
  if (!headers.has('connection')) headers.set('connection', 'close');
  return rested(input, { ...init, headers });
};

// The files of a worker share its globals.
if (rested.name !== fetchAnew.name) globalThis.fetch = fetchAnew;

export {};

/** Id of the portal's one toaster. */
export const toasterId = 'portal';

import { useState } from 'react';
import { createLatePart } from '../createLatePart.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const LateDialog = createLatePart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

function ConfirmWhenWanted(props: ConfirmDialogProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  return wanted && <LateDialog {...props} />;
}

/** {@link ConfirmDialogProps | The confirmation dialog}, fetched when it is first asked for: forms that never ask stay small. */
export const Confirm = Object.assign(ConfirmWhenWanted, { fetchPart: LateDialog.fetchPart });

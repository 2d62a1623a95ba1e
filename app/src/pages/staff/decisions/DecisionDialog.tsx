import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import type { AddedFields, Decision } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { refreshDesk } from '../film/staffFilm.ts';
import { type RefusedDecision, RefusedDialog } from './RefusedDialog.tsx';

/** What a decision's form hands over. */
export interface DecisionEntries {
  readonly note?: string;
  readonly releaseDate?: string;
  /** What the form's file alone asks for. */
  readonly added?: AddedFields;
}

/** Props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  readonly title: string;
  readonly decision: Decision;
  /** What is decided about, for entries that are kept on this device. */
  readonly record: string;
  readonly data: JsonObject;
  readonly onDecide: (entries: DecisionEntries) => Promise<unknown>;
  readonly onClose: () => void;
}

const refused: SubmitOutcome = { ok: false, errors: [] };

/** What was looked at is no more: somebody was faster, or it was deleted. */
const isTooLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'decided_elsewhere' || error.code === 'not_found');

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Takes one decision in its form; what can not be taken back is asked for twice. */
export function DecisionDialog({ title, decision, record, data, onDecide, onClose }: DecisionDialogProps) {
  const { text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const [refusal, setRefusal] = useState<RefusedDecision>();
  const [asked, setAsked] = useState<{ readonly answer: (isSure: boolean) => void }>();

  const decide = async (submission: Submission): Promise<SubmitOutcome> => {
    if (decision.isFinal) {
      const isSure = await new Promise<boolean>((answer) => setAsked({ answer }));
      setAsked(undefined);
      if (!isSure) return refused;
    }
    const { note: typed, releaseDate: chosen, ...added } = submission.data;
    const [note, releaseDate] = [textOf(typed), textOf(chosen)];
    try {
      await onDecide({
        ...(note !== undefined && { note }),
        ...(releaseDate !== undefined && { releaseDate }),
        ...addedMember(added),
      });
    } catch (error) {
      // What was decided here is out of date: the page shows how things stand now.
      if (isTooLate(error) || (error instanceof ApiError && error.status === 409)) void refreshDesk(queries);
      // It is refused for ever, and its form perhaps not offered again: what was typed is shown once more.
      if (isTooLate(error) && note?.trim()) {
        setRefusal({ message: error.message || text('error.generic'), note });
        return refused;
      }
      if (isTooLate(error)) onClose();
      return toOutcome(error, (message) => toast.error(message ?? text('error.generic')));
    }
    toast.success(text('staff.decided'));
    void refreshDesk(queries);
    onClose();
    return { ok: true };
  };

  if (refusal) return <RefusedDialog title={title} {...refusal} onClose={onClose} />;
  return (
    <>
      <FormDialog
        title={title}
        form={decision.form}
        handle={handle}
        data={data}
        localDraftKey={`${decision.form}/${userId ?? ''}/${record}`}
        onSubmit={decide}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={text('staff.confirm.title')}
        question={text('staff.confirm.message')}
        confirmLabel={text('staff.confirm.go')}
        cancelLabel={text('staff.confirm.stay')}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      />
    </>
  );
}

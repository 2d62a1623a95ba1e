import { mergeClasses } from '@fluentui/react-components';
import { titleId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useDropStyles } from './DropGroup.styles.ts';
import { useFocusInSight } from './useFocusInSight.ts';
import { useFocusKept } from './useFocusKept.ts';

/** Props of {@link DropGroup}. */
export interface DropGroupProps {
  /** DOM id of the field. */
  readonly id: string;
  /** Media types that the file dialog offers. */
  readonly accept: readonly string[];
  /** Whether the file dialog lets several be chosen; several that are dropped are handed over in any case. */
  readonly isList: boolean;
  /** Nothing more is taken now. */
  readonly isClosed: boolean;
  readonly disabled: boolean;
  /** @default that of every upload field */
  readonly className?: string;
  readonly onTake: (files: readonly File[]) => void;
  /** @param open opens the file dialog */
  readonly children: (open: () => void, isDragActive: boolean) => ReactNode;
}

/** A group that takes files: chosen, dropped or pasted. Of what kind they are is left to the field to judge. */
export function DropGroup({ id, accept, isList, isClosed, disabled, className, onTake, children }: DropGroupProps) {
  const styles = useDropStyles();
  const { getInputProps, getRootProps, isDragActive, open, rootRef } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: true,
    disabled: isClosed,
    onDrop: (files, rejections) => onTake([...files, ...rejections.map(({ file }) => file)]),
  });
  useFocusInSight(rootRef);
  const focusHandlers = useFocusKept(rootRef, id);
  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': titleId(id),
        // While nothing can be dropped its buttons may still be pressed.
        'aria-disabled': disabled || undefined,
        className: mergeClasses(styles.root, className, isDragActive && styles.dropping),
      })}
      // Not through the dropzone, which drops them together with its own.
      {...focusHandlers}
    >
      <input
        {...getInputProps({
          accept: accept.join(','),
          multiple: isList,
          style: undefined,
          hidden: true,
          'aria-label': undefined,
        })}
      />
      {children(open, isDragActive)}
    </div>
  );
}

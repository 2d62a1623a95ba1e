import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { Component, type ReactNode } from 'react';
import { fillIn } from '../../validation/index.ts';
import { FormPartsContext } from '../storeContext.ts';
import { FieldProblem } from './FieldProblem.tsx';

interface FieldBoundaryProps {
  readonly field: FieldProps;
  readonly children: ReactNode;
}

/**
 * Keeps what one field throws while it is drawn from taking the form away: its place shows a message. What the first
 * failing line of text throws comes to the boundary around, which draws its fields again, now with a boundary each.
 */
export class FieldBoundary extends Component<FieldBoundaryProps, { readonly hasFailed: boolean }> {
  static override contextType = FormPartsContext;
  declare context: React.ContextType<typeof FormPartsContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (this.context?.guardTexts()) this.setState({ hasFailed: false });
  }

  /** What is drawn with another value, or by another schema, may go well. */
  override componentDidUpdate({ field }: FieldBoundaryProps) {
    if (this.state.hasFailed && this.props.field !== field) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { field, children } = this.props;
    if (!this.state.hasFailed) return children;
    const { widget } = getUiOptions(field.uiSchema);
    const name = typeof widget === 'string' ? widget : String(field.schema.type ?? field.name);
    const template = this.context?.store.form.messages.widgets['form']?.['brokenWidget'] ?? '{widget}';
    return <FieldProblem text={fillIn(template, { widget: name })} field={field} />;
  }
}

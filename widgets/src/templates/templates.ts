import type { TemplatesType } from '@rjsf/utils';
import { createLazyWidget } from '../createLazyWidget.tsx';
import { ArrayFieldDescriptionTemplate } from './ArrayFieldDescriptionTemplate.tsx';
import { ArrayFieldItemButtonsTemplate } from './ArrayFieldItemButtonsTemplate.tsx';
import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate.tsx';
import { ArrayFieldRemovedRowTemplate } from './ArrayFieldRemovedRowTemplate.tsx';
import { ArrayFieldTemplate } from './ArrayFieldTemplate.tsx';
import { ArrayFieldTitleTemplate } from './ArrayFieldTitleTemplate.tsx';
import { BaseInputTemplate } from './BaseInputTemplate.tsx';
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
  SubmitButton,
} from './ButtonTemplates.tsx';
import { DescriptionFieldTemplate } from './DescriptionFieldTemplate.tsx';
import { ErrorListTemplate } from './ErrorListTemplate.tsx';
import { FallbackFieldTemplate } from './FallbackFieldTemplate.tsx';
import { FieldErrorTemplate } from './FieldErrorTemplate.tsx';
import { FieldHelpTemplate } from './FieldHelpTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { LaterWrap } from './LaterWrap.tsx';
import { MultiSchemaFieldTemplate } from './MultiSchemaFieldTemplate.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { TitleFieldTemplate } from './TitleFieldTemplate.tsx';
import { UnsupportedFieldTemplate } from './UnsupportedFieldTemplate.tsx';

/** Every template that rjsf's registry asks for, so that none of its own is ever drawn, and those that a list asks for by `ui:widget`. */
export const templates: TemplatesType = {
  ArrayFieldDescriptionTemplate,
  ArrayFieldItemButtonsTemplate,
  ArrayFieldItemTemplate,
  ArrayFieldRemovedRowTemplate,
  ArrayFieldTemplate,
  ArrayFieldTitleTemplate,
  BaseInputTemplate,
  ButtonTemplates: { AddButton, ClearButton, CopyButton, MoveDownButton, MoveUpButton, RemoveButton, SubmitButton },
  CyclicSchemaExpandTemplate: createLazyWidget(
    () => import('./CyclicSchemaExpandTemplate.tsx').then((module) => module.CyclicSchemaExpandTemplate),
    'line',
  ),
  DescriptionFieldTemplate,
  ErrorListTemplate,
  FallbackFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  FoldedPartTemplate: createLazyWidget(() => import('../layout/FoldedPart.tsx').then((module) => module.FoldedPart), 'line'),
  // Only rjsf's own layout grid asks for it.
  GridTemplate: createLazyWidget(() => import('./GridTemplate.tsx').then((module) => module.GridTemplate), 'line'),
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate: createLazyWidget(
    () => import('./OptionalDataControlsTemplate.tsx').then((module) => module.OptionalDataControlsTemplate),
    'line',
  ),
  TitleFieldTemplate,
  UnsupportedFieldTemplate,
  WrapIfAdditionalTemplate: LaterWrap,
  'folded-list': createLazyWidget(() => import('../folded-list/FoldedList.tsx').then((module) => module.FoldedList), 'box'),
  'ordered-list': createLazyWidget(() => import('../ordered-list/OrderedList.tsx').then((module) => module.OrderedList), 'box'),
};

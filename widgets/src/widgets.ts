import type { RegistryWidgetsType } from '@rjsf/utils';
import { createLazyWidget } from './createLazyWidget.tsx';
import { DateWidget } from './inputs/DateWidget.tsx';
import { EmailWidget } from './inputs/EmailWidget.tsx';
import { HiddenWidget } from './inputs/HiddenWidget.tsx';
import { PhoneWidget } from './inputs/PhoneWidget.tsx';
import { TextWidget } from './inputs/TextWidget.tsx';
import { URLWidget } from './inputs/URLWidget.tsx';
import { choicesHeight, textareaHeight } from './inputs/waitingHeights.ts';
import { PasswordWidget } from './password/PasswordWidget.tsx';
import { VideoUploadWidget } from './video-upload/VideoUploadWidget.tsx';

const DateTimeWidget = createLazyWidget(
  () => import('./inputs/DateTimeWidget.tsx').then((module) => module.DateTimeWidget),
  'line',
);

const RangeWidget = createLazyWidget(() => import('./inputs/RangeWidget.tsx').then((module) => module.RangeWidget), 'line');

/**
 * Every widget: rjsf's own names first, so that none of its widgets is ever drawn, then ours by the word that stands in
 * the uiSchema (`"ui:widget": "video-upload"`). What a login form does not need is fetched when it is first drawn.
 */
export const widgets: RegistryWidgetsType = {
  AltDateTimeWidget: DateTimeWidget,
  AltDateWidget: DateWidget,
  CheckboxWidget: createLazyWidget(() => import('./inputs/CheckboxWidget.tsx').then((module) => module.CheckboxWidget), 'line'),
  CheckboxesWidget: createLazyWidget(
    () => import('./inputs/CheckboxesWidget.tsx').then((module) => module.CheckboxesWidget),
    choicesHeight,
  ),
  ColorWidget: createLazyWidget(() => import('./inputs/ColorWidget.tsx').then((module) => module.ColorWidget), 'line'),
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  FileWidget: createLazyWidget(() => import('./file-data/FileWidget.tsx').then((module) => module.FileWidget), 'box'),
  HiddenWidget,
  PasswordWidget,
  RadioWidget: createLazyWidget(() => import('./inputs/RadioWidget.tsx').then((module) => module.RadioWidget), choicesHeight),
  RangeWidget,
  RatingWidget: RangeWidget,
  SelectWidget: createLazyWidget(() => import('./inputs/SelectWidget.tsx').then((module) => module.SelectWidget), 'line'),
  TextWidget,
  TextareaWidget: createLazyWidget(
    () => import('./inputs/TextareaWidget.tsx').then((module) => module.TextareaWidget),
    textareaHeight,
  ),
  TimeWidget: createLazyWidget(() => import('./inputs/TimeWidget.tsx').then((module) => module.TimeWidget), 'line'),
  URLWidget,
  UpDownWidget: createLazyWidget(() => import('./inputs/UpDownWidget.tsx').then((module) => module.UpDownWidget), 'line'),
  'banner-preview': createLazyWidget(
    () => import('./banner-preview/BannerPreview.tsx').then((module) => module.BannerPreview),
    'box',
  ),
  combobox: createLazyWidget(() => import('./combobox/ComboboxWidget.tsx').then((module) => module.ComboboxWidget), 'line'),
  'country-picker': createLazyWidget(
    () => import('./country-picker/CountryPicker.tsx').then((module) => module.CountryPicker),
    'line',
  ),
  'date-time': DateTimeWidget,
  'file-upload': createLazyWidget(() => import('./file-upload/FileUpload.tsx').then((module) => module.FileUpload), 'box'),
  'image-crop': createLazyWidget(() => import('./image-crop/ImageCrop.tsx').then((module) => module.ImageCrop), 'box'),
  'image-upload': createLazyWidget(() => import('./image-upload/ImageUpload.tsx').then((module) => module.ImageUpload), 'box'),
  'multi-select': createLazyWidget(
    () => import('./multi-select/MultiSelectWidget.tsx').then((module) => module.MultiSelectWidget),
    'line',
  ),
  phone: PhoneWidget,
  'subtitle-list': createLazyWidget(
    () => import('./subtitle-list/SubtitleList.tsx').then((module) => module.SubtitleList),
    'box',
  ),
  switch: createLazyWidget(() => import('./inputs/SwitchWidget.tsx').then((module) => module.SwitchWidget), 'line'),
  'tag-picker': createLazyWidget(
    () => import('./tag-picker/TagPickerWidget.tsx').then((module) => module.TagPickerWidget),
    'line',
  ),
  'video-upload': VideoUploadWidget,
};

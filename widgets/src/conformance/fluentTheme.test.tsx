// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import countries from '../../../schemas/options/countries.json' with { type: 'json' };
import languages from '../../../schemas/options/languages.json' with { type: 'json' };
import bannerPreview from '../banner-preview/banner-preview.example.json' with { type: 'json' };
import combobox from '../combobox/combobox.example.json' with { type: 'json' };
import countryPicker from '../country-picker/country-picker.example.json' with { type: 'json' };
import countryOfOrigin from '../country-picker/country-picker-one.example.json' with { type: 'json' };
import fileUpload from '../file-upload/file-upload.example.json' with { type: 'json' };
import fileUploadList from '../file-upload/file-upload-list.example.json' with { type: 'json' };
import foldedList from '../folded-list/folded-list.example.json' with { type: 'json' };
import imageCrop from '../image-crop/image-crop.example.json' with { type: 'json' };
import imageUpload from '../image-upload/image-upload.example.json' with { type: 'json' };
import imageUploadList from '../image-upload/image-upload-list.example.json' with { type: 'json' };
import { fluentTheme } from '../index.ts';
import checkbox from '../inputs/checkbox.example.json' with { type: 'json' };
import checkboxes from '../inputs/checkboxes.example.json' with { type: 'json' };
import color from '../inputs/color.example.json' with { type: 'json' };
import date from '../inputs/date.example.json' with { type: 'json' };
import dateTime from '../inputs/date-time.example.json' with { type: 'json' };
import dateTimeEpoch from '../inputs/date-time-epoch.example.json' with { type: 'json' };
import email from '../inputs/email.example.json' with { type: 'json' };
import number from '../inputs/number.example.json' with { type: 'json' };
import phone from '../inputs/phone.example.json' with { type: 'json' };
import phoneDigits from '../inputs/phone-digits.example.json' with { type: 'json' };
import radio from '../inputs/radio.example.json' with { type: 'json' };
import range from '../inputs/range.example.json' with { type: 'json' };
import select from '../inputs/select.example.json' with { type: 'json' };
import switchExample from '../inputs/switch.example.json' with { type: 'json' };
import text from '../inputs/text.example.json' with { type: 'json' };
import textCounter from '../inputs/text-counter.example.json' with { type: 'json' };
import textarea from '../inputs/textarea.example.json' with { type: 'json' };
import time from '../inputs/time.example.json' with { type: 'json' };
import updown from '../inputs/updown.example.json' with { type: 'json' };
import url from '../inputs/url.example.json' with { type: 'json' };
import year from '../inputs/year.example.json' with { type: 'json' };
import multiSelect from '../multi-select/multi-select.example.json' with { type: 'json' };
import orderedList from '../ordered-list/ordered-list.example.json' with { type: 'json' };
import password from '../password/password.example.json' with { type: 'json' };
import subtitleList from '../subtitle-list/subtitle-list.example.json' with { type: 'json' };
import tagPicker from '../tag-picker/tag-picker.example.json' with { type: 'json' };
import videoUpload from '../video-upload/video-upload.example.json' with { type: 'json' };
import { describeWidgetConformance } from './describeWidgetConformance.ts';
import { mountExample } from './mountExample.tsx';
import type { WidgetExample } from './WidgetExample.ts';

afterEach(cleanup);

const examples: { readonly [widget: string]: WidgetExample } = {
  text,
  'text with a counter': textCounter,
  year,
  'phone of digits': phoneDigits,
  number,
  updown,
  email,
  phone,
  url,
  date,
  time,
  'date-time': dateTime,
  'date-time in seconds': dateTimeEpoch,
  textarea,
  select,
  radio,
  checkboxes,
  checkbox,
  switch: switchExample,
  range,
  color,
  password,
  'video-upload': videoUpload,
  'file-upload': fileUpload,
  'file-upload of several': fileUploadList,
  'image-upload': imageUpload,
  'image-upload of several': imageUploadList,
  'image-crop': imageCrop,
  'banner-preview': bannerPreview,
  'subtitle-list': subtitleList,
  combobox,
  'multi-select': multiSelect,
  'tag-picker': tagPicker,
  'ordered-list': orderedList,
  'folded-list': foldedList,
  'country-picker': countryPicker,
  'country-picker of one': countryOfOrigin,
};

for (const [widget, example] of Object.entries(examples)) {
  describeWidgetConformance(widget, mountExample(example, { theme: fluentTheme, messages, lists: { countries, languages } }), {
    label: example.schema.title,
    hint: example.uiSchema['ui:help'],
    reads: example.reads,
  });
}

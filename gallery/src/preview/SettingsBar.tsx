import { Field, Select, Switch, Toolbar, ToolbarRadioButton, ToolbarRadioGroup } from '@fluentui/react-components';
import { DesktopRegular, PhoneRegular, TabletRegular } from '@fluentui/react-icons';
import type { Example } from '../../exchange.ts';
import { text } from '../text.ts';
import { usePreviewStyles } from './Preview.styles.ts';
import { nameOfValue, type Settings, widths } from './settings.ts';

/** Props of {@link SettingsBar}. */
export interface SettingsBarProps {
  readonly example: Example;
  /** Tags of the form's other languages. */
  readonly locales: readonly string[];
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

const icons = { full: <DesktopRegular />, tablet: <TabletRegular />, phone: <PhoneRegular /> };

/** What a host can say about a form: facts, language, whether it may be changed, and the room that it has. */
export function SettingsBar({ example, locales, settings, onChange }: SettingsBarProps) {
  const styles = usePreviewStyles();
  const choices = Object.entries(example.facts ?? {}).filter(([, values]) => values.length > 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className={styles.bar} role="group" aria-label={text('settings')}>
      {choices.map(([fact, values]) => (
        <Field key={fact} label={fact} orientation="horizontal" className={styles.fact}>
          <Select
            size="small"
            value={JSON.stringify(settings.context[fact])}
            onChange={(event) => {
              const value = values.find((one) => JSON.stringify(one) === event.target.value) ?? null;
              onChange({ ...settings, context: { ...settings.context, [fact]: value } });
            }}
          >
            {values.map((value) => (
              <option key={nameOfValue(value)} value={JSON.stringify(value)}>
                {nameOfValue(value)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {locales.length > 0 && (
        <Field label={text('language')} orientation="horizontal" className={styles.fact}>
          <Select
            size="small"
            value={settings.locale ?? ''}
            onChange={({ target }) => onChange({ ...settings, locale: target.value === '' ? undefined : target.value })}
          >
            <option value="">{text('own')}</option>
            {locales.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Switch
        label={text('readOnly')}
        checked={settings.isReadOnly}
        onChange={(_event, { checked }) => onChange({ ...settings, isReadOnly: checked })}
      />
      <Switch
        label={text('disabled')}
        checked={settings.isDisabled}
        onChange={(_event, { checked }) => onChange({ ...settings, isDisabled: checked })}
      />
      <Toolbar
        className={styles.widths}
        size="small"
        aria-label={text('width')}
        checkedValues={{ width: [settings.width] }}
        onCheckedValueChange={(_event, { checkedItems: [chosen] }) =>
          onChange({ ...settings, width: widths.find((one) => one === chosen) ?? 'full' })
        }
      >
        <ToolbarRadioGroup>
          {widths.map((width) => (
            <ToolbarRadioButton
              key={width}
              name="width"
              value={width}
              icon={icons[width]}
              aria-label={text(width)}
              title={text(width)}
            />
          ))}
        </ToolbarRadioGroup>
      </Toolbar>
    </div>
  );
}

import type { MultiSchemaFieldTemplateProps, Registry, WidgetProps } from '@rjsf/utils';
import { type ComponentType, cloneElement, createContext, isValidElement, use, useMemo } from 'react';
import { remembered } from '../data/remembered.ts';
import { ChoiceContext } from './choiceContext.ts';

/** What a choice shows, for one in the same place: an option may be a choice itself. */
interface Shown {
  readonly place: string;
  /** What the choice is called. */
  readonly label: string;
  /** What the option that it shows is called; `undefined` where it shows none. */
  readonly option: string | undefined;
}

const ShownContext = createContext<Shown | undefined>(undefined);

/** The id of the place of a choice, of its control's. */
const placeIn = (id: string): string => id.replace(/(__option\d+)?__(oneof|anyof|kind)_select$/, '');

type Template = ComponentType<MultiSchemaFieldTemplateProps>;

const known = new WeakMap<Template, Template>();

/**
 * `templates` that call a choice within another one by the option that it is, where both would be called the same, mark
 * one that has to be made, and are told of one that is all of an object as of any other, which says itself what it is about.
 */
export function namedWithin(templates: Registry['templates']): Registry['templates'] {
  const { MultiSchemaFieldTemplate: Plain } = templates;
  const MultiSchemaFieldTemplate = remembered(known, Plain, () => {
    const Named: Template = (props) => {
      const around = use(ShownContext);
      const choice = isValidElement<WidgetProps>(props.selector) ? props.selector.props : undefined;
      const { id = '', label = '', value, options } = choice ?? {};
      const place = placeIn(id);
      const option = options?.enumOptions?.find((one) => one.value === value)?.label;
      const shown = useMemo(() => ({ place, label, option }), [place, label, option]);
      const isAlike = around?.place === place && around.label === label;
      const here = use(ChoiceContext);
      const more = {
        ...(isAlike && around.option !== undefined && { label: around.option }),
        ...(here?.isAsked(here.options[Number(value)]) && { required: true }),
      };
      const selector = isValidElement<WidgetProps>(props.selector) ? cloneElement(props.selector, more) : props.selector;
      const { type: _type, additionalProperties: _any, ...ofChoice } = props.schema;
      const schema = here?.isWhole ? ofChoice : props.schema;
      return (
        <ShownContext value={shown}>
          <Plain {...props} schema={schema} selector={selector} />
        </ShownContext>
      );
    };
    known.set(Named, Named);
    return Named;
  });
  return { ...templates, MultiSchemaFieldTemplate };
}

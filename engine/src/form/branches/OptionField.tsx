import { type FieldProps, getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { type ReactNode, use, useMemo } from 'react';
import { SchemaField } from '../fields/SchemaField.tsx';
import { ChoiceContext } from './choiceContext.ts';
import { withChoiceWithin } from './choicesTogether.ts';
import { isAllElsewhere, withoutNames } from './elsewhere.ts';
import { nullsOf, onlyValue } from './toldConstants.ts';
import { useIsSaid } from './useIsSaid.ts';
import { useToldOption } from './useToldOption.ts';
import { withWordsBeside } from './wordsBeside.ts';

/** What a uiSchema says of an option without the widget of the choice, where the option lists nothing to choose from. */
function withoutChoiceWidget(ui: UiSchema | undefined, { type, enum: values, oneOf, anyOf }: RJSFSchema): UiSchema | undefined {
  const { widget, ...options } = getUiOptions(ui);
  const isOfChoice = widget === 'radio' || widget === 'select';
  if (!isOfChoice || type === 'boolean' || (values ?? oneOf ?? anyOf)) return undefined;
  const { 'ui:widget': _ofChoice, ...rest } = Object(ui);
  return { ...rest, 'ui:options': options };
}

/** The chosen option: what the schema around it draws already, and the constant that the choice says, is not drawn again. */
export function OptionField(given: FieldProps): ReactNode {
  const around = use(ChoiceContext);
  const { schema, formData } = given;
  const uiSchema = useMemo(() => withoutChoiceWidget(given.uiSchema, schema), [given.uiSchema, schema]);
  const props: FieldProps = uiSchema ? { ...given, uiSchema } : given;
  const { names = [], telling } = around ?? {};
  const onChange = useToldOption(props, telling, names);
  const whole = useMemo(() => {
    const said = withWordsBeside(schema, around?.words);
    return around?.title === undefined || said.title ? said : { ...said, title: around.title };
  }, [schema, around?.words, around?.title]);
  const { properties = {}, required = [] } = whole;
  const told = telling !== undefined && Object.hasOwn(properties, telling) ? onlyValue(properties[telling]) : undefined;
  const hasOthers = Object.keys(properties).some((name) => name !== telling && !names.includes(name));
  const isBegun = Object.entries(Object(formData)).some(([name, value]) => value !== undefined && !names.includes(name));
  const isBlank = around?.isBlank(whole) === true;
  const isOneOfMore = required.some((name) => name !== telling);
  const isTold = useIsSaid(props, {
    constant: told,
    member: telling,
    isAssumed: isBlank || (hasOthers && !isBegun),
    isOneOfMore: isBlank || isOneOfMore,
  });
  const isOnly = useIsSaid(props, { constant: onlyValue(whole), member: undefined, isAssumed: isBlank, isOneOfMore: isBlank });
  if (!around) return <SchemaField {...props} />;
  const { within } = around;
  if (isOnly && !within) return null;
  // In what can only be null there is nothing to see, unless another value is stored there.
  const nulls = nullsOf(whole, around.registry.rootSchema).filter((name) => (Object(formData)[name] ?? null) === null);
  const said = telling !== undefined && isTold ? [...nulls, telling] : nulls;
  const isSaid = said.length > 0;
  const rest = withoutNames(whole, [...names, ...said], around.isBeside);
  // Members of any name wait until it is chosen.
  if (isBlank && isSaid && !within) return null;
  // A heading over nothing says once more what was chosen, unless it has something to say of it.
  const isElsewhere = around.isBeside || (isSaid && !whole.description);
  if (isElsewhere && !within && isAllElsewhere(rest)) return null;
  const option = within ? withChoiceWithin(rest, within) : rest;
  return <SchemaField {...props} onChange={onChange} registry={around.registry} schema={option} />;
}

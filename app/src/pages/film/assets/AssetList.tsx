import { fluentTheme } from '@reelform/widgets';
import type { Widget, WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { AssetPlacesContext } from './AssetPlacesContext.ts';

/** A list of a film's files: where the film takes none, none are offered to be added, whatever may be removed. */
const listWith = (name: 'image-upload' | 'file-upload'): Widget => {
  const List = fluentTheme.rjsf.widgets?.[name];
  if (!List) throw new Error(`The theme has no widget '${name}'.`);
  return function AssetList(props: WidgetProps) {
    const film = useContext(AssetPlacesContext)?.film;
    const addable = !film || film.may.includes('assets') || film.may.includes('rejectedAssets');
    return <List {...props} options={{ ...props.options, addable }} />;
  };
};

/** The widgets of lists in the asset forms. */
export const assetLists = { 'image-upload': listWith('image-upload'), 'file-upload': listWith('file-upload') };

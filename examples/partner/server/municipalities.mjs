const names = [
  ...['Attleborough', 'Aylsham', 'Cromer', 'Dereham', 'Diss', 'Downham Market', 'Fakenham', 'Great Yarmouth', 'Harleston'],
  ...['Hingham', 'Holt', 'Hunstanton', "King's Lynn", 'Loddon', 'North Walsham', 'Norwich', 'Reepham', 'Sheringham'],
  ...['Stalham', 'Swaffham', 'Thetford', 'Watton', 'Wells-next-the-Sea', 'Wroxham', 'Wymondham'],
];

/** How many a page has. */
const pageSize = 10;

/** Whether somebody can apply from there. */
export const isMunicipality = (name) => names.includes(name);

/** One page of the municipalities with a text in their name, as option sources answer. */
export const searchMunicipalities = (text, page) => {
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const options = found.slice(page * pageSize, (page + 1) * pageSize).map((name) => ({ value: name, label: name }));
  return { options, ...(found.length > (page + 1) * pageSize && { nextPage: page + 1 }) };
};

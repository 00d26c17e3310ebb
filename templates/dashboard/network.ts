/** A place where a van stops on one day of the week. */
export interface Stop {
  id: string;
  name: string;
  routeId: string;
  /** 0 is Monday. */
  weekday: number;
}

/** A round of five stops that one van drives from Monday to Friday. */
export interface Route {
  id: string;
  name: string;
  van: string;
  milesPerVisit: number;
  stops: Stop[];
}

/** The days on which vans drive, in order. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function routeOf(name: string, van: string, milesPerVisit: number, stopNames: string[]): Route {
  const id = idOf(name);
  const stops = stopNames.map((stop, weekday) => ({
    id: idOf(stop),
    name: stop,
    routeId: id,
    weekday,
  }));
  return { id, name, van, milesPerVisit, stops };
}

function idOf(name: string) {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The four routes with their stops in the order of the week. */
export const routes: Route[] = [
  routeOf('Chalk Road', 'Plover', 31, [
    'Upper Sallow',
    'Flint Cross',
    'Harrow Green',
    'Long Barley',
    'Dene End',
  ]),
  routeOf('Fen Causeway', 'Bittern', 24, [
    'Mere Drove',
    'Sedge Halt',
    'Twelve Willows',
    'Osier Row',
    'Lode Bridge',
  ]),
  routeOf('Moor Loop', 'Curlew', 43, [
    'Kettle Tarn',
    'Stag Gate',
    'Peat House',
    'High Pell',
    'Windy Nab',
  ]),
  routeOf('Shore Lane', 'Turnstone', 28, [
    'Sandle Bay',
    'Marram Point',
    'Cockle Yard',
    'Old Lifeboat',
    'Shingle End',
  ]),
];

/** Every stop of every route. */
export const stops = routes.flatMap((route) => route.stops);

/** The stop of an id; ids come from this file, so a missing one is a mistake of the caller. */
export function stopWith(id: string): Stop {
  const stop = stops.find((candidate) => candidate.id === id);
  if (!stop) {
    throw new Error(`There is no stop "${id}".`);
  }
  return stop;
}

/** The route of an id. */
export function routeWith(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) {
    throw new Error(`There is no route "${id}".`);
  }
  return route;
}

const words = (text: string): string[] => text.split(/\s+/);

const firstNames =
  words(`Agnes Alma Anton Arthur Astrid August Bella Benjamin Carla Caroline Cecilie Clara Daniel
David Ditte Edith Elias Ella Ellen Emil Erik Esther Felix Filip Freja Frida Gustav Hanna Helena Henrik Ida Isak Iris
Jakob Johan Jonas Josefine Julie Karen Karl Katrine Klara Laura Lea Liam Lina Louise Lucas Lukas Luna Mads Magnus Maja
Malene Marcus Marie Mathilde Mia Mikkel Mille`);

const lastNames =
  words(`Ahmadi Andersen Bach Baker Berg Bergmann Bianchi Bloom Brandt Carlsen Christensen Costa Dahl
Dubois Eriksen Fischer Frost Garcia Hansen Hartmann Holst Iversen Jensen Johansson Keller Klein Kowalska Krogh Larsen
Lind Lorenz Lund Madsen Martin Meyer Moreau Nielsen Novak Olsen Petersen Quist Rasmussen Rossi Santos Schmidt Silva
Skov Sommer Svensson Toft`);

/** Made-up full names: 300 different ones, the same in every run. */
export function nameOf(index: number): string {
  // The steps share no factor with the lengths, so that every name of a list comes up before one comes again.
  const first = firstNames[(index * 7) % firstNames.length];
  const last = lastNames[(index * 11) % lastNames.length];
  return `${first} ${last}`;
}

/** Order of two versions, with pre-releases before their release: `7.29.3` < `8.0.0-alpha.11` < `8.0.0` < `8.1`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < 5; index++) {
    const difference = left[index]! - right[index]!;
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

/** The minor version of a release: `8.11.2` → `8.11`. */
export function minorOf(version: string): string {
  return version.split('-')[0]!.split('.').slice(0, 2).join('.');
}

const stages = ['alpha', 'beta', 'rc'];

/** Numbers that compare as the versions do; no patch counts as the last of its minor. */
function parts(version: string): number[] {
  const [release = '', stage = ''] = version.split('-');
  const [major = 0, minor = 0, patch = Infinity] = release.split('.').map(Number);
  const [name = '', count = '0'] = stage.split('.');
  return [
    major,
    minor,
    patch === Infinity ? 1e6 : patch,
    stage ? stages.indexOf(name) : 9,
    Number(count),
  ];
}

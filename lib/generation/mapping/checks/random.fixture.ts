/** For tests only: whole numbers below a limit, reproducible by seed (Park and Miller's minimal standard). */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % limit;
  };
}

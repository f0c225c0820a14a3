// Loops over many games. The functions they call come from the text of the game: begin_game, choose, perform.
//
// A slot holds one game. When it ends, its slot takes the next one, as long as there are games to play; what a game
// becomes depends on its seed alone, whoever plays it and when.
#ifdef ONLY
#define HAS(part) (ONLY == part)
#else
#define HAS(part) 1
#endif

#ifdef __CUDACC__
#define KERNEL extern "C" __global__ void
#define EACH_ROW(i, first, last)                                         \
    i64 i = first + (i64)blockIdx.x * blockDim.x + threadIdx.x;          \
    if (i < last)
#else
#define KERNEL extern "C" void
#define EACH_ROW(i, first, last) for (i64 i = first; i < last; ++i)
#endif

INLINE void note_least(i64 *least, i64 found) {
    if (least == nullptr || found < 0) return;
#ifdef __CUDACC__
    atomicMin(least, found);
#else
    if (found < *least) *least = found;
#endif
}

enum : i64 { NEW = -1, NONE_LEFT = -2, OVER = -1 };

// What is played, and where it is kept: the same for all threads.
struct Play {
    u8 *states;        // of each slot: the table, the generator that chooses, decisions so far, the number of the game
    Rng *rngs;
    i64 *lengths;
    i64 *games;
    i64 players;
    Row<i64> options;
    i64 first_seed;
    i64 how_many;      // games to be played
    i64 limit;         // decisions after which a game is called off
    u64 *next;         // the number of the next game that nobody plays yet
    u64 *decisions;    // performed by all
    u8 *finals;        // the last table of each game, and its length (-1: called off); may be missing
    i64 *final_lengths;
};

INLINE u64 add_to(u64 *sum, u64 more) {
#ifdef __CUDACC__
    return atomicAdd(sum, more);
#else
    u64 before = *sum;
    *sum += more;
    return before;
#endif
}

// Sees to it that there is a game in a slot; false: none is left.
INLINE bool has_game(const Play &p, i64 slot, u8 *state, Rng *rng) {
    if (p.games[slot] != NEW) return p.games[slot] != NONE_LEFT;
    i64 number = (i64)add_to(p.next, 1);
    if (number >= p.how_many) {
        p.games[slot] = NONE_LEFT;
        return false;
    }
    p.games[slot] = number;
    p.lengths[slot] = 0;
    begin_game({state, SIZE}, rng, p.players, p.options, p.first_seed + number);
    return true;
}

// One decision for the game in a slot; OVER: it has ended.
INLINE i64 next_choice(const Play &p, i64 slot, u8 *state, Rng *rng) {
    i16 room[WIDTH];
    i64 action = choose({state, SIZE}, rng, {room, WIDTH});
    bool called_off = action >= 0 && p.lengths[slot] >= p.limit;
    if (action >= 0 && !called_off) {
        p.lengths[slot] += 1;
        return action;
    }
    if (p.finals != nullptr) {
        copy_state(state, p.finals + p.games[slot] * SIZE);
        p.final_lengths[p.games[slot]] = called_off ? OVER : p.lengths[slot];
    }
    p.games[slot] = NEW;
    return OVER;
}

#define PLAY_ARGUMENTS                                                                                             \
    u8 *states, u8 *rngs, i64 *lengths, i64 *games, i64 players, i64 *options, i64 options_n, i64 first_seed,      \
        i64 how_many, i64 limit, u64 *next, u64 *decisions, u8 *finals, i64 *final_lengths, i64 slots, i64 rounds
#define PLAY                                                                                                       \
    {states, (Rng *)rngs, lengths, games, players, {options, options_n}, first_seed,                               \
     how_many, limit, next, decisions, finals, final_lengths}

#ifndef __CUDACC__
// On the processor: one slot after the other, until no game is left or each has had so many rounds.
KERNEL play_plain(PLAY_ARGUMENTS) {
    Play p = PLAY;
    for (i64 round = 0, busy = 1; busy && round < rounds; ++round) {
        busy = 0;
        for (i64 slot = 0; slot < slots; ++slot) {
            u8 *state = p.states + slot * SIZE;
            if (!has_game(p, slot, state, p.rngs + slot)) continue;
            busy = 1;
            i64 action = next_choice(p, slot, state, p.rngs + slot);
            if (action == OVER) continue;
            perform({state, SIZE}, action);
            *p.decisions += 1;
        }
    }
}
#else
// Four kernels that play games: with -DONLY=1 to 4, one of them is compiled alone; with -DONLY=0, what takes rows.
#if HAS(1)
// One thread a game, its table in the thread's local memory while it plays.
KERNEL play_plain(PLAY_ARGUMENTS) {
    i64 slot = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    if (slot >= slots) return;
    Play p = PLAY;
    ALIGNED u8 state[SIZE];
    Rng rng = p.rngs[slot];
    copy_state(p.states + slot * SIZE, state);
    u64 played = 0;
    for (i64 round = 0; round < rounds && has_game(p, slot, state, &rng); ++round) {
        i64 action = next_choice(p, slot, state, &rng);
        if (action == OVER) continue;
        perform({state, SIZE}, action);
        played += 1;
    }
    copy_state(state, p.states + slot * SIZE);
    p.rngs[slot] = rng;
    add_to(p.decisions, played);
}
#endif

// A block of threads has a tile of games, more than there are threads. Before each step it sorts them, so that the
// threads of a warp do the same thing as far as possible, and its warps take the games in that order, 32 at a time.
// A tile is a multiple of the threads of a block, which are a multiple of 32; it needs BYTES_A_GAME of shared memory
// for each game.
#ifdef FINE  // sorted by the very decision, not by its kind
#define ALIKE(action) (action)
enum { CHOICES = DECISIONS };
#else
#define ALIKE(action) FAMILY_OF[action]
enum { CHOICES = FAMILIES };
#endif
enum { KEYS = (PHASES > CHOICES ? PHASES : CHOICES) + 2, NO_GAME = KEYS - 1, NEW_GAME = KEYS - 2 };
enum { BYTES_A_GAME = 8 };
typedef unsigned short u16;

struct Tile {
    int size;
    i16 *chosen;  // the decision of each game
    u16 *order;   // the games in the order in which they are taken
    u16 *rank;    // of each game among those with the same key
    u16 *key;     // what each game is sorted by
    int *count, *begin, *taken;
};

DEVICE __noinline__ void sort_tile(const Tile &tile) {
    __syncthreads();
    for (int k = threadIdx.x; k < KEYS; k += blockDim.x) tile.count[k] = 0;
    __syncthreads();
    for (int k = threadIdx.x; k < tile.size; k += blockDim.x) {
        int key = tile.key[k];
        unsigned alike = __match_any_sync(0xFFFFFFFF, key);
        int lane = threadIdx.x & 31, leader = __ffs(alike) - 1, before = 0;
        if (lane == leader) before = atomicAdd(&tile.count[key], __popc(alike));
        before = __shfl_sync(0xFFFFFFFF, before, leader);
        tile.rank[k] = before + __popc(alike & ((1u << lane) - 1));
    }
    __syncthreads();
    if (threadIdx.x < 32) {  // one warp adds up how many come before each key
        int sum = 0, lane = threadIdx.x;
        for (int k = lane; k - lane < KEYS; k += 32) {
            int own = k < KEYS ? tile.count[k] : 0, through = own;
            for (int step = 1; step < 32; step *= 2) {
                int before = __shfl_up_sync(0xFFFFFFFF, through, step);
                if (lane >= step) through += before;
            }
            if (k < KEYS) tile.begin[k] = sum + through - own;
            sum += __shfl_sync(0xFFFFFFFF, through, 31);
        }
        if (lane == 0) *tile.taken = 0;
    }
    __syncthreads();
    for (int k = threadIdx.x; k < tile.size; k += blockDim.x) tile.order[tile.begin[tile.key[k]] + tile.rank[k]] = k;
    __syncthreads();
}

// The next 32 places of a tile that no warp has taken.
DEVICE int next_places(const Tile &tile) {
    int first = 0;
    if ((threadIdx.x & 31) == 0) first = atomicAdd(tile.taken, 32);
    return __shfl_sync(0xFFFFFFFF, first, 0);
}

template <bool BY_PHASE, bool BY_FAMILY> DEVICE inline void play_tiles(const Play &p, int size, i64 rounds) {
    extern __shared__ u16 memory[];
    __shared__ int count[KEYS], begin[KEYS], taken;
    const Tile tile = {
        size, (i16 *)memory, memory + size, memory + 2 * size, memory + 3 * size, count, begin, &taken,
    };
    const i64 base = (i64)blockIdx.x * size;
    const int lane = threadIdx.x & 31;
    u64 played = 0;
    for (i64 round = 0; round < rounds; ++round) {
        bool busy = false;
        for (int k = threadIdx.x; k < size; k += blockDim.x) {
            i64 game = p.games[base + k];
            busy |= game != NONE_LEFT;
            tile.order[k] = k;
            if (BY_PHASE) {
                tile.key[k] = game == NONE_LEFT ? NO_GAME
                              : game == NEW     ? NEW_GAME
                                                : ((STATE *)(p.states + (base + k) * SIZE))->phase_;
            }
        }
        if (threadIdx.x == 0) taken = 0;
        if (!__syncthreads_or(busy)) break;
        if (BY_PHASE) sort_tile(tile);
        for (int first = next_places(tile); first < size; first = next_places(tile)) {
            int k = tile.order[first + lane];
            i64 slot = base + k;
            u8 *state = p.states + slot * SIZE;
            Rng *rng = p.rngs + slot;
            i64 action = OVER;
            if (has_game(p, slot, state, rng)) action = next_choice(p, slot, state, rng);
            if (BY_FAMILY) {
                tile.chosen[k] = action;
                tile.key[k] = action == OVER ? NO_GAME : ALIKE(action);
            } else if (action != OVER) {
                perform({state, SIZE}, action);
                played += 1;
            }
            __syncwarp();
        }
        if (BY_FAMILY) {
            sort_tile(tile);
            for (int first = next_places(tile); first < size; first = next_places(tile)) {
                int k = tile.order[first + lane];
                if (tile.chosen[k] != OVER) {
                    perform({p.states + (base + k) * SIZE, SIZE}, tile.chosen[k]);
                    played += 1;
                }
                __syncwarp();
            }
        }
        __syncthreads();
    }
    add_to(p.decisions, played);
}

#if HAS(2)
KERNEL play_by_phase(PLAY_ARGUMENTS) {
    Play p = PLAY;
    play_tiles<true, false>(p, (int)(slots / gridDim.x), rounds);
}
#endif
#if HAS(3)
KERNEL play_by_family(PLAY_ARGUMENTS) {
    Play p = PLAY;
    play_tiles<false, true>(p, (int)(slots / gridDim.x), rounds);
}
#endif
#if HAS(4)
KERNEL play_by_both(PLAY_ARGUMENTS) {
    Play p = PLAY;
    play_tiles<true, true>(p, (int)(slots / gridDim.x), rounds);
}
#endif
#endif

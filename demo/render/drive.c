/* One frame of the hero film in linear light: the plate behind a camera that turns, the car's cut-outs, smoke.
 * See drive.py, which compiles this and holds the numbers. World: metres, x to the right, y away, z up. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int width, height, plate_width, plate_height;
  float eye[3], ahead[3], right[3], up[3], scale; /* scale: dots for one metre at one metre */
  float around[2], heights[2];                    /* what the plate covers, radians */
  float swept[2];                                 /* how far the camera turns while the shutter is open, radians */
  float car[3], beams, warm;                      /* x, y and heading; light of the headlamps and of the lamp behind on the ground */
  float sun[3], soft, left;                       /* to the sun, how large it is, and the light that its shadow leaves */
  float lamps[2][2], flare;                       /* of the car, in dots */
} View;

typedef struct { float x, y, radius, spin, red, green, blue, alpha, floor; int kind; } Puff;

static float square(float v) { return v * v; }
static float clamp01(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }
static float ease(float low, float high, float v) { v = clamp01((v - low) / (high - low)); return v * v * (3 - 2 * v); }

/* Premultiplied RGBA of a picture between its dots; nothing outside. */
static void dot(const float *map, int width, int height, float x, float y, float *out) {
  const int i = (int)floorf(x), j = (int)floorf(y);
  const float a = x - i, b = y - j;
  for (int c = 0; c < 4; c++) out[c] = 0;
  for (int q = 0; q < 4; q++) {
    const int p = i + (q & 1), r = j + (q >> 1);
    if (p < 0 || r < 0 || p >= width || r >= height) continue;
    const float share = ((q & 1) ? a : 1 - a) * ((q >> 1) ? b : 1 - b);
    for (int c = 0; c < 4; c++) out[c] += share * map[(r * width + p) * 4 + c];
  }
}

/* Draws puffs into a picture of half the frame's size, premultiplied; the first lies furthest away. */
static void smoke(const Puff *puffs, int count, const float *clouds, int cloud, float *to, int width, int height) {
  memset(to, 0, sizeof(float) * width * height * 4);
  for (int n = 0; n < count; n++) {
    const Puff *p = puffs + n;
    const int x0 = fmaxf(0, p->x - p->radius), x1 = fminf(width - 1, p->x + p->radius), y0 = fmaxf(0, p->y - p->radius), y1 = fminf(height - 1, p->y + p->radius);
    const float c = cosf(p->spin) / p->radius, s = sinf(p->spin) / p->radius;
    const float *map = clouds + p->kind * cloud * cloud * 2;
#pragma omp parallel for
    for (int y = y0; y <= y1; y++)
      for (int x = x0; x <= x1; x++) {
        const float u = ((x - p->x) * c - (y - p->y) * s * 1.2f + 1) * 0.5f * (cloud - 1), v = ((x - p->x) * s + (y - p->y) * c * 1.2f + 1) * 0.5f * (cloud - 1);
        if (u < 0 || v < 0 || u >= cloud - 1 || v >= cloud - 1) continue;
        const int i = (int)u, j = (int)v;
        const float a = u - i, b = v - j;
        const float *m = map + (j * cloud + i) * 2;
        const float lit = (m[0] * (1 - a) + m[2] * a) * (1 - b) + (m[cloud * 2] * (1 - a) + m[cloud * 2 + 2] * a) * b;
        /* It lies on the ground and does not go below. */
        const float risen = clamp01(1 - (y - p->floor) / (0.3f * p->radius));
        const float alpha = risen * p->alpha * ((m[1] * (1 - a) + m[3] * a) * (1 - b) + (m[cloud * 2 + 1] * (1 - a) + m[cloud * 2 + 3] * a) * b);
        float *dot = to + (y * width + x) * 4;
        dot[0] = dot[0] * (1 - alpha) + p->red * lit * alpha;
        dot[1] = dot[1] * (1 - alpha) + p->green * lit * alpha;
        dot[2] = dot[2] * (1 - alpha) + p->blue * lit * alpha;
        dot[3] = dot[3] * (1 - alpha) + alpha;
      }
  }
}

#define ROWS 46
#define COLUMNS 81

/* A dot of the frame where a cut-out has it: `moved` says on a mesh how far away that is. */
static void taken(const View *w, const float *map, const int *size, const float *at, const float *moved, float x, float y, float *out) {
  const float u = fminf(fmaxf(x / w->width, 0), 0.999f) * (COLUMNS - 1), v = fminf(fmaxf(y / w->height, 0), 0.999f) * (ROWS - 1);
  const int i = (int)u, j = (int)v;
  const float a = u - i, b = v - j, *m = moved + (j * COLUMNS + i) * 2;
  float by[2];
  for (int c = 0; c < 2; c++) by[c] = (m[c] * (1 - a) + m[c + 2] * a) * (1 - b) + (m[c + COLUMNS * 2] * (1 - a) + m[c + COLUMNS * 2 + 2] * a) * b;
  dot(map, size[0], size[1], (x + by[0] - at[0]) / at[2], (y + by[1] - at[1]) / at[2], out);
}

static void over(float *out, const float *in, float share) {
  for (int c = 0; c < 3; c++) out[c] = out[c] * (1 - in[3] * share) + in[c] * share;
}

/* What the plate shows where one looks along `d`, swept as the camera turned. */
static void plated(const View *w, const float *plate, const float *d, float *out) {
  const float lon = atan2f(d[0], d[1]), lat = asinf(d[2]);
  const float perx = (w->plate_width - 1) / (w->around[1] - w->around[0]), pery = (w->plate_height - 1) / (w->heights[1] - w->heights[0]);
  enum { TAPS = 13 };
  out[0] = out[1] = out[2] = 0;
  for (int k = 0; k < TAPS; k++) {
    const float back = (float)k / (TAPS - 1) - 0.5f;
    const float u = fminf(fmaxf((lon + w->swept[0] * back - w->around[0]) * perx, 0), w->plate_width - 1.001f);
    const float v = fminf(fmaxf((w->heights[1] - lat - w->swept[1] * back) * pery, 0), w->plate_height - 1.001f);
    const int i = (int)u, j = (int)v;
    const float a = u - i, b = v - j, *m = plate + ((size_t)j * w->plate_width + i) * 3, *n = m + (size_t)w->plate_width * 3;
    for (int c = 0; c < 3; c++) out[c] += ((m[c] * (1 - a) + m[c + 3] * a) * (1 - b) + (n[c] * (1 - a) + n[c + 3] * a) * b) / TAPS;
  }
}

/* Whether a ray from a place on the ground meets the car, taken as boxes: body, wheels, cabin, wing. */
static int met(float x, float y, const float *to) {
  static const float boxes[5][6] = {{-2.2f, 2.25f, -0.9f, 0.9f, 0.17f, 0.84f}, {-1.56f, -0.94f, -0.93f, 0.93f, 0, 0.6f}, {0.99f, 1.61f, -0.9f, 0.9f, 0, 0.6f}, {-1.3f, 0.55f, -0.6f, 0.6f, 0.84f, 1.22f}, {-2.02f, -1.7f, -0.83f, 0.83f, 1.29f, 1.36f}};
  for (int k = 0; k < 5; k++) {
    float low = 0, high = 1e6f;
    const float from[3] = {x, y, 0};
    for (int c = 0; c < 3; c++) {
      const float a = (boxes[k][2 * c] - from[c]) / to[c], b = (boxes[k][2 * c + 1] - from[c]) / to[c];
      low = fmaxf(low, fminf(a, b)); high = fminf(high, fmaxf(a, b));
    }
    if (low < high) return 1;
  }
  return 0;
}

/* Light on the ground about the car: its shadow, the headlamps and the warm lamp behind it, as a share of what falls there. */
static void lit(const View *w, const float *d, float *out) {
  if (d[2] > -0.004f) return;
  const float t = -w->eye[2] / d[2], x = w->eye[0] + d[0] * t - w->car[0], y = w->eye[1] + d[1] * t - w->car[1];
  if (x * x + y * y > 400) return;
  const float c = cosf(w->car[2]), s = sinf(w->car[2]), along = x * c + y * s, across = -x * s + y * c, ahead = along - 2.2f;
  float dark = 0;
  if (w->soft > 0) {
    for (int k = 0; k < 12; k++) {
      const float turn = k * 2.4f, r = w->soft * sqrtf((k + 0.5f) / 12), u = r * cosf(turn), v = r * sinf(turn);
      const float sx = w->sun[0] - w->sun[1] * u, sy = w->sun[1] + w->sun[0] * u;
      const float to[3] = {sx * c + sy * s + 1e-5f, -sx * s + sy * c + 1e-5f, w->sun[2] + v};
      dark += met(along, across, to) / 12.0f;
    }
  }
  const float over = fmaxf(fabsf(along) - 2.1f, 0), beside = fmaxf(fabsf(across) - 0.82f, 0);
  const float open = 1 - 0.85f * expf(-(over * over + beside * beside) / 0.16f);
  const float head = ahead > 0 ? w->beams * ease(0.1f, 2.2f, ahead) * expf(-square(across / (0.8f + 0.28f * ahead))) / (1 + square(ahead / 5)) : 0;
  const float warm = w->warm * expf(-square((along + 3.4f) / 2.6f) - square(across / 2.2f));
  const float share = (1 - (1 - w->left) * dark) * open;
  /* Asphalt by night is nearly black on the plate: some of the light is added, some multiplied, so that its grain shows. */
  const float cold = 0.015f * head, hot = 0.045f * warm * open;
  out[0] = out[0] * (share + head * 0.85f + warm * open) + cold * 0.85f + hot;
  out[1] = out[1] * (share + head * 0.95f + warm * 0.3f * open) + cold * 0.95f + hot * 0.26f;
  out[2] = out[2] * (share + head * 1.08f + warm * 0.08f * open) + cold * 1.08f + hot * 0.06f;
}

/* The whole frame. Cut-outs lie at `lies` (left, top, scale of a dot); the car is `part` of the way from one to the next, and `moved` says how dots of the frame lie in each. */
void frame(const View *w, const float *plate, const float *clouds, int cloud, const Puff *behind, int behinds, const Puff *before, int befores,
           const float *const *cars, const int *sizes, const float *lies, float part, const float *moved, float *out) {
  const int hw = w->width / 2, hh = w->height / 2;
  float *layers[2];
  for (int k = 0; k < 2; k++) {
    layers[k] = malloc(sizeof(float) * hw * hh * 4);
    smoke(k ? before : behind, k ? befores : behinds, clouds, cloud, layers[k], hw, hh);
  }
#pragma omp parallel for schedule(dynamic, 8)
  for (int py = 0; py < w->height; py++)
    for (int px = 0; px < w->width; px++) {
      const float sx = (px + 0.5f - w->width / 2.0f) / w->scale, sy = (w->height / 2.0f - py - 0.5f) / w->scale;
      float d[3], *to = out + (py * w->width + px) * 3, layer[2][4], long_ = 0;
      for (int c = 0; c < 3; c++) d[c] = w->ahead[c] + sx * w->right[c] + sy * w->up[c], long_ += d[c] * d[c];
      for (int c = 0; c < 3; c++) d[c] /= sqrtf(long_);
      plated(w, plate, d, to);
      lit(w, d, to);
      dot(layers[0], hw, hh, px * 0.5f, py * 0.5f, layer[0]);
      over(to, layer[0], 1);
      for (int k = 0; k < 2; k++) taken(w, cars[k], sizes + 2 * k, lies + 3 * k, moved + ROWS * COLUMNS * 2 * k, px, py, layer[k]);
      for (int c = 0; c < 4; c++) layer[0][c] += (layer[1][c] - layer[0][c]) * part;
      over(to, layer[0], 1);
      dot(layers[1], hw, hh, px * 0.5f, py * 0.5f, layer[0]);
      over(to, layer[0], 1);
      /* The lens: a halo and a level streak about each headlamp. */
      for (int k = 0; k < 2 && w->flare > 0; k++) {
        const float lx = fabsf(px - w->lamps[k][0]) * 1920 / w->width, ly = fabsf(py - w->lamps[k][1]) * 1920 / w->width, r = sqrtf(lx * lx + ly * ly);
        const float flare = w->flare * (0.34f * expf(-r / 26) + 0.11f * expf(-r / 95) + 0.26f * expf(-ly / 2.6f - lx / 190));
        to[0] += flare * 0.72f; to[1] += flare * 0.9f; to[2] += flare * 1.2f;
      }
    }
  for (int k = 0; k < 2; k++) free(layers[k]);
}

/* Light to bytes: the glow `halo` (an eighth of the size) added, a curve, darker corners, stronger or weaker colour. */
void graded(const float *light, const float *halo, int width, int height, float bloom, float vignette, const float *tint, float colour, unsigned char *to) {
  static const float floors[3] = {13 / 255.0f, 16 / 255.0f, 19 / 255.0f};
  const int hw = width / 8, hh = height / 8;
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const float u = fminf(fmaxf((x + 0.5f) / 8 - 0.5f, 0), hw - 1.001f), v = fminf(fmaxf((y + 0.5f) / 8 - 0.5f, 0), hh - 1.001f);
      const int i = (int)u, j = (int)v;
      const float a = u - i, b = v - j, dark = 1 - vignette * powf((square(2.0f * x / width - 1) + square(2.0f * y / height - 1)) / 2, 1.2f);
      float shown[3];
      for (int c = 0; c < 3; c++) {
        const float *h = halo + (j * hw + i) * 3 + c;
        const float glow = (h[0] * (1 - a) + h[3] * a) * (1 - b) + (h[hw * 3] * (1 - a) + h[hw * 3 + 3] * a) * b;
        float f = (light[(y * width + x) * 3 + c] * tint[c] + bloom * glow) * 0.8f;
        f = (f * (2.51f * f + 0.03f)) / (f * (2.43f * f + 0.59f) + 0.14f);
        shown[c] = powf(clamp01(f * dark), 1.12f / 2.2f);
      }
      const float grey = 0.21f * shown[0] + 0.72f * shown[1] + 0.07f * shown[2];
      for (int c = 0; c < 3; c++) to[(y * width + x) * 3 + c] = (floors[c] + clamp01(grey + (shown[c] - grey) * colour) * (1 - floors[c])) * 255 + 0.5f;
    }
}

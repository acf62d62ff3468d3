/* One frame of the hero film in linear light: road, stand and lamps that pass, smoke, and the car's cut-out.
 * See drive.py, which compiles this and holds the numbers. World: metres, x along the road, y away, z up. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int width, height;
  float eye[3], ahead[3], right[3], up[3], scale; /* scale: dots for one metre at one metre */
  float passed;                                   /* metres of road that went by */
  float shutter;                                  /* metres of road during the exposure */
  float heading;                                  /* of the car, radians */
  float shift[2], zoom;                           /* of the cut-out, in dots; about `centre` */
  float centre[2];
  float lamps[2][2];                              /* of the car, in dots */
} View;

typedef struct { float x, y, radius, spin, red, green, blue, alpha; int kind; } Puff;

#define TILE 27.0f
#define SIDE 1024
#define LAMP_Y 16.5f
#define LAMP_Z 6.3f
#define SPACING 13.5f

static float square(float v) { return v * v; }
static float clamp01(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }
static float ease(float low, float high, float v) { v = clamp01((v - low) / (high - low)); return v * v * (3 - 2 * v); }
static float wrapped(float v, float size) { v = fmodf(v, size); return v < 0 ? v + size : v; }

static float chance(int a, int b) {
  unsigned h = (unsigned)a * 374761393u + (unsigned)b * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xffffff) / 16777216.0f;
}

/* A square texture that repeats every `size` metres. */
static float look(const float *map, float x, float y, float size) {
  const float u = wrapped(x, size) / size * SIDE, v = wrapped(y, size) / size * SIDE;
  const int i = (int)u & (SIDE - 1), j = (int)v & (SIDE - 1), k = (i + 1) & (SIDE - 1), l = (j + 1) & (SIDE - 1);
  const float a = u - floorf(u), b = v - floorf(v);
  return (map[j * SIDE + i] * (1 - a) + map[j * SIDE + k] * a) * (1 - b) + (map[l * SIDE + i] * (1 - a) + map[l * SIDE + k] * a) * b;
}

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

/* Light of the panels on the masts as seen on their plane; `soft` blurs it, sideways and up. */
static float panels(float x, float z, float passed, float soft) {
  const float at = wrapped(x + passed, SPACING) - SPACING / 2;
  if (soft > 0) {
    const float sx = 0.8f + soft, sz = 0.5f + soft * 2.6f;
    float sum = 0;
    for (int k = -1; k <= 1; k++) sum += expf(-square((at - k * SPACING) / sx));
    return 17 * sum * expf(-square((z - LAMP_Z) / sz)) * 1.2f / (sx * sz) * 0.8f;
  }
  if (fabsf(at) > 1.2f || fabsf(z - LAMP_Z) > 0.5f) return 0;
  const float px = fabsf(wrapped(at + 1.08f, 0.54f) - 0.27f), pz = fabsf(wrapped(z - LAMP_Z + 0.44f, 0.44f) - 0.22f);
  return fabsf(at) < 1.08f && fabsf(z - LAMP_Z) < 0.44f && px < 0.22f && pz < 0.165f ? 17 : 0.03f;
}

static void background(const View *w, const float *noise, float dx, float dy, float dz, float *out) {
  const float up = dz / sqrtf(dx * dx + dy * dy);
  /* Night, then trees, stand and barrier, each on its upright plane. */
  const float sky = 0.006f + 0.018f * expf(-fmaxf(up, 0) * 7);
  out[0] = sky * 0.62f; out[1] = sky * 0.86f; out[2] = sky * 1.15f;
  if (dy < 0.02f) return;
  const float far = (34 - w->eye[1]) / dy, tx = w->eye[0] + dx * far + w->passed, tz = w->eye[2] + dz * far;
  const float tree = 5.5f + 5.0f * look(noise, tx, 3, TILE) + 2.2f * fabsf(wrapped(tx, 2.25f) / 1.125f - 1);
  if (tz < tree) for (int c = 0; c < 3; c++) out[c] *= 0.3f;
  const float t = (18.5f - w->eye[1]) / dy;
  float light[3] = {0, 0, 0};
  for (int k = 0; k < 5; k++) {
    const float x = w->eye[0] + dx * t + w->passed + w->shutter * (k / 4.0f - 0.5f), z = w->eye[2] + dz * t;
    const float on = ease(0.5f, 1.5f, wrapped(x, TILE)) * (1 - ease(22.5f, 23.5f, wrapped(x, TILE)));
    if (on > 0 && z > 0.8f && z < 4.6f) {
      const int row = (int)(z / 0.62f), place = (int)floorf(wrapped(x + 0.31f * (row & 1), TILE) / 0.5f);
      const float fx = wrapped(x + 0.31f * (row & 1), 0.5f) / 0.5f - 0.5f, fz = wrapped(z, 0.62f) / 0.62f;
      const float who = chance(place, row);
      const float body = fz < 0.55f ? fabsf(fx) < 0.34f - 0.12f * fz : square(fx / 0.17f) + square((fz - 0.72f) / 0.19f) < 1;
      const float lit = on * (0.012f + (who > 0.12f ? body : 0) * (0.02f + 0.03f * chance(row, place)));
      const float hot = who > 0.9f ? 0.8f : 0;
      light[0] += lit * (0.75f + 1.4f * hot); light[1] += lit * (0.92f - 0.3f * hot); light[2] += lit * (1.15f - 0.8f * hot);
      if (who > 0.955f && square(fx / 0.1f) + square((fz - 0.5f) / 0.1f) < 1)
        for (int c = 0; c < 3; c++) light[c] += 5 * on;
    } else if (on > 0 && z > 6.0f && z < 6.25f) light[2] += 0.03f * on, light[1] += 0.024f * on, light[0] += 0.016f * on;
    else if (z <= 6.0f && on > 0) for (int c = 0; c < 3; c++) light[c] += on * 0.004f;
    else for (int c = 0; c < 3; c++) light[c] += out[c];
  }
  for (int c = 0; c < 3; c++) out[c] = light[c] / 5;
  const float u = (LAMP_Y - w->eye[1]) / dy, lz = w->eye[2] + dz * u;
  float glow = 0;
  for (int k = 0; k < 5; k++) glow += panels(w->eye[0] + dx * u + w->shutter * (k / 4.0f - 0.5f), lz, w->passed, 0) / 5;
  /* Haze about every mast's head, and the mast. */
  const float lx = wrapped(w->eye[0] + dx * u + w->passed, SPACING) - SPACING / 2, r = sqrtf(square(lx) + square(lz - LAMP_Z));
  const float halo = 0.16f * expf(-r / 0.9f) + 0.045f * expf(-r / 3.2f);
  if (fabsf(lx) < 0.12f && lz < LAMP_Z - 0.5f) for (int c = 0; c < 3; c++) out[c] *= 0.45f;
  out[0] += glow * 0.86f + halo * 0.75f; out[1] += glow * 0.94f + halo * 0.95f; out[2] += glow * 1.05f + halo * 1.2f;
  const float b = (15 - w->eye[1]) / dy, bz = w->eye[2] + dz * b;
  if (bz < 0.95f && bz > -0.1f) {
    float sum[3] = {0, 0, 0};
    static const float paint[3][3] = {{0.7f, 0.045f, 0.006f}, {0.42f, 0.48f, 0.52f}, {0.03f, 0.15f, 0.34f}};
    for (int k = 0; k < 5; k++) {
      const float x = w->eye[0] + dx * b + w->passed + w->shutter * (k / 4.0f - 0.5f);
      const int block = (int)floorf(wrapped(x, 9) / 3) % 3;
      const float seam = wrapped(x, 3) < 0.06f ? 0.2f : 1;
      const float near = 0.03f + 0.10f * expf(-square((wrapped(x, SPACING) - SPACING / 2) / 3.4f));
      const float worn = 0.6f + 0.8f * look(noise, x, bz + 4, TILE);
      for (int c = 0; c < 3; c++) sum[c] += paint[block][c] * seam * near * worn * (bz > 0.88f ? 1.8f : 1) / 5;
    }
    for (int c = 0; c < 3; c++) out[c] = sum[c];
  }
  const float low = 0.022f * expf(-fmaxf(bz, 0) / 2.2f) * (0.5f + look(noise, w->eye[0] + dx * b + w->passed, 9, TILE));
  out[0] += low * 0.75f; out[1] += low * 0.95f; out[2] += low * 1.2f;
}

static void ground(const View *w, const float *noise, const float *grit, float dx, float dy, float dz, float *out, float *mirror) {
  const float t = -w->eye[2] / dz, x = w->eye[0] + dx * t, y = w->eye[1] + dy * t;
  const float wet0 = look(noise, x + w->passed, y, TILE), wet = ease(0.47f, 0.6f, wet0);
  float rough = 0, coarse = 0;
  for (int k = 0; k < 6; k++) {
    const float along = x + w->passed + w->shutter * (k / 5.0f - 0.5f);
    rough += look(grit, along, y, 2.7f) / 6;
    coarse += look(grit, along * 0.5f, y * 0.5f + 1, 2.7f) / 6;
  }
  const float fade = 1 / (1 + square(t / 9));
  const float grain = 0.5f + fade * (1.5f * (rough - 0.5f) + 1.1f * (coarse - 0.5f));
  float base[3] = {0.030f * (0.5f + grain), 0.034f * (0.5f + grain), 0.040f * (0.5f + grain)};
  /* Rubber of earlier runs: dark lines that hardly bend. */
  static const float line[6] = {-2.6f, -1.15f, -0.35f, 0.75f, 1.5f, 3.1f};
  float rubber = 0;
  for (int k = 0; k < 6; k++) rubber += expf(-square((y - line[k] - 0.35f * sinf((x + w->passed) * 6.2831853f / TILE * (1 + k % 2) + k)) / 0.15f));
  for (int c = 0; c < 3; c++) base[c] *= 1 - 0.72f * clamp01(rubber) * (0.7f + 0.3f * grain);
  /* Kerb behind the car, a white line before it. */
  if (y > 6.0f && y < 7.1f) {
    float white = 0;
    for (int k = 0; k < 5; k++) white += wrapped(x + w->passed + w->shutter * (k / 4.0f - 0.5f), 2.7f) < 1.35f ? 0.2f : 0;
    base[0] = 0.55f; base[1] = 0.05f + 0.5f * white; base[2] = 0.015f + 0.53f * white;
    for (int c = 0; c < 3; c++) base[c] *= 0.6f + 0.5f * grain;
  } else if (y > 7.1f && y < 15) for (int c = 0; c < 3; c++) base[c] *= 0.55f;
  if (fabsf(y + 3.55f) < 0.07f) for (int c = 0; c < 3; c++) base[c] = 0.34f * (0.4f + 0.8f * grain);
  /* Light that falls on it. */
  const float hc = cosf(w->heading), hs = sinf(w->heading);
  const float along = (x - 0.1f) * hc + (y - 0.1f) * hs, across = -(x - 0.1f) * hs + (y - 0.1f) * hc;
  const float key = 1.5f * expf(-square((x - 1) / 6.5f) - square((y + 1.5f) / 4.5f));
  const float warm = 9.0f * expf(-square((x + 4.4f) / 2.6f) - square((y - 1.7f) / 2.0f));
  const float ahead = along - 2.15f;
  float head = 0;
  if (ahead > 0) head = 15 * ease(0.1f, 2.6f, ahead) * expf(-square(across / (0.75f + 0.3f * ahead))) / (1 + square(ahead / 5));
  const float pass = 1.1f * expf(-square((wrapped(x + w->passed, SPACING) - SPACING / 2) / 4)) * expf(-square((y - 11) / 5));
  const float under = (1 - 0.93f * (1 - ease(1.7f, 2.35f, fabsf(along))) * (1 - ease(0.6f, 1.15f, fabsf(across))));
  const float falls[3] = {(key * 0.8f + warm * 1.0f + head * 0.82f + pass * 0.8f + 0.05f) * under,
                          (key * 0.92f + warm * 0.26f + head * 0.94f + pass * 0.95f + 0.06f) * under,
                          (key * 1.06f + warm * 0.06f + head * 1.08f + pass * 1.12f + 0.075f) * under};
  /* What it mirrors: the lamps as long streaks, sharper in the puddles. */
  const float slope = fabsf(dz), edge = 0.04f + 0.96f * powf(1 - slope, 5);
  const float shine = edge * (0.22f + 0.78f * wet) * (0.75f + 0.5f * grain);
  const float soft = 0.25f + 1.1f * (1 - wet) + 0.5f * grain * (1 - wet);
  const float u = (LAMP_Y - y) / fmaxf(dy, 0.05f);
  const float tower = panels(x + dx * u, -dz * u, w->passed, soft) * 0.75f;
  const float v = (2.5f - y) / fmaxf(dy, 0.05f), hx = x + dx * v + 6.0f, hz = -dz * v - 2.0f;
  const float ember = v > 0 ? 7.5f * expf(-square(hx / (1.1f + 1.1f * soft)) - square(hz / (0.9f + 1.6f * soft))) : 0;
  out[0] = base[0] * falls[0] + shine * (tower * 0.85f + ember * 1.0f + 0.03f);
  out[1] = base[1] * falls[1] + shine * (tower * 0.95f + ember * 0.25f + 0.04f);
  out[2] = base[2] * falls[2] + shine * (tower * 1.08f + ember * 0.05f + 0.055f);
  *mirror = clamp01(edge * 2.4f * (0.3f + 0.7f * wet) + 0.05f);
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
        const float alpha = p->alpha * ((m[1] * (1 - a) + m[3] * a) * (1 - b) + (m[cloud * 2 + 1] * (1 - a) + m[cloud * 2 + 3] * a) * b);
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

/* The whole frame. Cut-outs lie at `car_at` and `mirror_at` (left, top, scale of a dot); layers of smoke: behind, mirrored, before.
 * The car is `part` of the way from one cut-out to the next; `moved` holds how dots of the frame lie in each of the two and in the mirror image. */
void frame(const View *w, const float *noise, const float *grit, const float *clouds, int cloud, const Puff *behind, int behinds, const Puff *mirrored,
           int mirroreds, const Puff *before, int befores, const float *car, const float *next, float part, const int *car_size, const float *car_at,
           const float *mirror, const int *mirror_size, const float *mirror_at, const float *moved, float *out) {
  const int hw = w->width / 2, hh = w->height / 2;
  float *layers[3];
  const Puff *lists[3] = {behind, mirrored, before};
  const int counts[3] = {behinds, mirroreds, befores};
  for (int k = 0; k < 3; k++) {
    layers[k] = malloc(sizeof(float) * hw * hh * 4);
    smoke(lists[k], counts[k], clouds, cloud, layers[k], hw, hh);
  }
#pragma omp parallel for schedule(dynamic, 8)
  for (int py = 0; py < w->height; py++)
    for (int px = 0; px < w->width; px++) {
      const float sx = (px + 0.5f - w->width / 2.0f) / w->scale, sy = (w->height / 2.0f - py - 0.5f) / w->scale;
      float d[3], *to = out + (py * w->width + px) * 3, layer[4], wet = 0;
      float long_ = 0;
      for (int c = 0; c < 3; c++) d[c] = w->ahead[c] + sx * w->right[c] + sy * w->up[c], long_ += d[c] * d[c];
      for (int c = 0; c < 3; c++) d[c] /= sqrtf(long_);
      const float reach = d[2] < 0 ? w->eye[1] - w->eye[2] / d[2] * d[1] : 99;
      const float cx = (px - w->centre[0] - w->shift[0]) / w->zoom + w->centre[0], cy = (py - w->centre[1] - w->shift[1]) / w->zoom + w->centre[1];
      if (reach > 15) background(w, noise, d[0], d[1], d[2], to);
      else {
        ground(w, noise, grit, d[0], d[1], d[2], to, &wet);
        dot(layers[1], hw, hh, px * 0.5f, py * 0.5f, layer);
        over(to, layer, wet * 0.6f);
        const float t = -w->eye[2] / d[2], ripple = (look(grit, w->eye[0] + d[0] * t + w->passed, w->eye[1] + d[1] * t, 2.7f) - 0.5f) * 7;
        taken(w, mirror, mirror_size, mirror_at, moved + ROWS * COLUMNS * 4, cx + ripple, cy + ripple * 2, layer);
        over(to, layer, wet);
      }
      dot(layers[0], hw, hh, px * 0.5f, py * 0.5f, layer);
      over(to, layer, 1);
      float second[4];
      taken(w, car, car_size, car_at, moved, cx, cy, layer);
      taken(w, next, car_size, car_at, moved + ROWS * COLUMNS * 2, cx, cy, second);
      for (int c = 0; c < 4; c++) layer[c] += (second[c] - layer[c]) * part;
      over(to, layer, 1);
      dot(layers[2], hw, hh, px * 0.5f, py * 0.5f, layer);
      over(to, layer, 1);
      /* The lens: a halo and a level streak about each headlamp. */
      for (int k = 0; k < 2; k++) {
        const float lx = fabsf(px - w->lamps[k][0]) * 1920 / w->width, ly = fabsf(py - w->lamps[k][1]) * 1920 / w->width, r = sqrtf(lx * lx + ly * ly);
        const float flare = 0.34f * expf(-r / 26) + 0.11f * expf(-r / 95) + 0.26f * expf(-ly / 2.6f - lx / 190);
        to[0] += flare * 0.72f; to[1] += flare * 0.9f; to[2] += flare * 1.2f;
      }
    }
  for (int k = 0; k < 3; k++) free(layers[k]);
}

/* Light to bytes: the glow `halo` (an eighth of the size) added, a curve, darker corners, stronger colour. */
void graded(const float *light, const float *halo, int width, int height, float bloom, float vignette, unsigned char *to) {
  static const float tint[3] = {0.97f, 1.0f, 1.05f}, floors[3] = {13 / 255.0f, 16 / 255.0f, 19 / 255.0f};
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
      for (int c = 0; c < 3; c++) to[(y * width + x) * 3 + c] = (floors[c] + clamp01(grey + (shown[c] - grey) * 1.16f) * (1 - floors[c])) * 255 + 0.5f;
    }
}
